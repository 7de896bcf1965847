// Generated from control.openapi.yaml by `npm run generate`; not to be edited.
var K=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(y){throw t=0,y}};var Z=K(B=>{"use strict";Object.defineProperty(B,"__esModule",{value:!0});function Q(e){let t=e.length,y=0,h=0,f;for(;h<t;)y++,f=e.charCodeAt(h++),f>=55296&&f<=
56319&&h<t&&(f=e.charCodeAt(h),(f&64512)===56320&&h++);return y}B.default=Q;Q.code='require("ajv/dist/runtime/ucs2length").default'});var ee=A;var re={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function T(e,{instancePath:t="",
parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=T.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),typeof e!="string"?(T.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="item"||e==="item_type"||e==="up\
load"||e==="build_trigger"||e==="environment"||e==="maintenance_mode"||e==="sso_user"||e==="cda_cache_tags"?(T.errors=i,r===0):(T.errors=[{instancePath:t,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:re.enum}}],!1)}T.evaluated={dynamicProps:!1,dynamicItems:!1};var te={type:"string",enum:["create","update","delete",
"publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function O(e,{instancePath:t="",parentData:y,parentDataProperty:h,
rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=O.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"?(O.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="create"||e==="update"||e==="delete"||e==="publish"||e==="unpublish"||
e==="promote"||e==="deploy_started"||e==="deploy_succeeded"||e==="deploy_failed"||e==="change"||e==="invalidate"?(O.errors=i,r===0):(O.errors=[{instancePath:t,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:te.enum}}],!1)}O.evaluated={dynamicProps:!1,dynamicItems:!1};function A(e,{instancePath:t="",parentData:y,parentDataProperty:h,
rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=A.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let a=r;for(let s in e)if(!(s==="webhook_id"||s==="entity_type"||s==="event_type"||s==="timeout_ms")){return A.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===r){if(e.webhook_id!==void 0){let s=r;if(typeof e.
webhook_id!="string")return A.errors=[{instancePath:t+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;var p=s===
r}else var p=!0;if(p){if(e.entity_type!==void 0){let s=r;T(e.entity_type,{instancePath:t+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:f,
dynamicAnchors:u})||(i=b(i,T),r=i.length);var p=s===r}else var p=!0;if(p){if(e.event_type!==void 0){let s=r;O(e.event_type,{instancePath:t+"/event_type",parentData:e,
parentDataProperty:"event_type",rootData:f,dynamicAnchors:u})||(i=b(i,O),r=i.length);var p=s===r}else var p=!0;if(p)if(e.timeout_ms!==void 0){let s=e.timeout_ms,
l=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return A.errors=[{instancePath:t+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(r===l&&typeof s=="number"&&isFinite(s)){if(s>3e4||isNaN(s))return A.errors=[{instancePath:t+"/timeout_ms",schemaPath:"#/pro\
perties/timeout_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:3e4}}],!1;if(s<0||isNaN(s))return A.errors=[{instancePath:t+"/timeout_ms",schemaPath:"\
#/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=l===r}else var p=!0}}}}else return A.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return A.errors=i,r===0}A.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var se=$;var ie={type:["string","integer"],pattern:"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$",minimum:0,maximum:9007199254740991},ne=new RegExp("^\\s*\\d+(\\.\\d+)?(\\\
s*(ms|s|m|h|d)\\s*|\\s*)$","u");function D(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=D.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return D.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:ie.type}}],!1;if(r===0){if(typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return D.
errors=[{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(e<0||isNaN(e))return D.errors=[{instancePath:t,
schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(r===0&&typeof e=="string"&&!ne.test(e))return D.errors=[{instancePath:t,schemaPath:"\
#/pattern",keyword:"pattern",params:{pattern:"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$"}}],!1}return D.errors=i,r===0}D.evaluated={dynamicProps:!1,dynamicItems:!1};
function $(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=$.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if(e.advance===void 0&&(p="advance"))return $.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let a=r;for(let s in e)if(s!=="advance"){return $.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}a===r&&e.advance!==void 0&&(D(e.advance,{instancePath:t+"/advanc\
e",parentData:e,parentDataProperty:"advance",rootData:f,dynamicAnchors:u})||(i=b(i,D),r=i.length))}}else return $.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return $.errors=i,r===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ae=j;var oe={type:"object",properties:{operation:{anyOf:[{type:"string",const:"*"},{$ref:"standin://control/schemas#/$defs/OperationId"}]},method:{type:"string",enum:[
"PUT","GET","DELETE","POST"]},path:{type:"string",pattern:"^[/*]",maxLength:1e3},after:{type:"integer",minimum:0,maximum:9007199254740991},probability:{type:"nu\
mber",exclusiveMinimum:0,maximum:1},times:{type:"integer",minimum:1,maximum:9007199254740991},code:{$ref:"standin://control/schemas#/$defs/ErrorCode"},status:{type:"\
integer",minimum:200,maximum:599},body:{},content_type:{type:"string",pattern:"^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$",maxLength:200},delay_ms:{type:"\
integer",minimum:0,maximum:9007199254740991},bandwidth:{type:"integer",minimum:1,maximum:9007199254740991},disconnect:{type:"boolean"},truncate:{type:"boolean"},
field:{type:"string",minLength:1,maxLength:1e3},headers:{type:"object",maxProperties:50,additionalProperties:{type:"string",pattern:"^[ -~]*$",maxLength:1e3},propertyNames:{
pattern:"^[\\w!#$%&'*+.^`|~-]{1,100}$"}}}},pe={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnviron\
ments","bulkTagUploads","bulkSetUploadCollection","bulkDestroyUploads","listUploadReferences","listUploadTracks","createUploadTrack","listUploadTags","createUpl\
oadTag","listUploadSmartTags","getUploadFilter","updateUploadFilter","deleteUploadFilter","createUploadFilter","listUploadFilters","createUploadRequest","update\
Webhook","getWebhook","deleteWebhook","createWebhook","listWebhooks","listWebhookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUpload\
Collection","deleteUploadCollection","createUploadCollection","listUploadCollections","reorderUploadCollections","getJobResult"]};function W(e,{instancePath:t="",
parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=W.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),typeof e!="string"?(W.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="updateUpload"||e==="getUpload"||
e==="deleteUpload"||e==="createUpload"||e==="listUploads"||e==="getSite"||e==="listEnvironments"||e==="bulkTagUploads"||e==="bulkSetUploadCollection"||e==="bulk\
DestroyUploads"||e==="listUploadReferences"||e==="listUploadTracks"||e==="createUploadTrack"||e==="listUploadTags"||e==="createUploadTag"||e==="listUploadSmartT\
ags"||e==="getUploadFilter"||e==="updateUploadFilter"||e==="deleteUploadFilter"||e==="createUploadFilter"||e==="listUploadFilters"||e==="createUploadRequest"||e===
"updateWebhook"||e==="getWebhook"||e==="deleteWebhook"||e==="createWebhook"||e==="listWebhooks"||e==="listWebhookCalls"||e==="getWebhookCall"||e==="resendWebhoo\
kCall"||e==="getUploadCollection"||e==="updateUploadCollection"||e==="deleteUploadCollection"||e==="createUploadCollection"||e==="listUploadCollections"||e==="r\
eorderUploadCollections"||e==="getJobResult"?(W.errors=i,r===0):(W.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pe.enum}}],!1)}
W.evaluated={dynamicProps:!1,dynamicItems:!1};var le={type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_P\
ERMISSIONS","NOT_FOUND","JOB_PENDING","FOREIGN_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER",
"EXPECTATION_FAILED","INVALID_FORMAT","INVALID_FIELD","INVALID_ENTITY_ID","INVALID_TYPE","INVALID_ENVIRONMENT","INVALID_API_VERSION","INVALID_PREFERENCE","NOT_A\
_VIDEO","TOO_MANY_OPERATIONS","UPLOAD_IS_CURRENTLY_IN_USE","CONCURRENT_UPLOAD_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","CONTRACT_BREAC\
H","SERVICE_UNAVAILABLE","INSUFFICIENT_STORAGE"]};function M(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,
r=0,o=M.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"?(M.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"string"}}],!1):e==="INVALID_JSON_BODY"||e==="MALFORMED_REQUEST"||e==="INVALID_AUTHORIZATION_HEADER"||e==="INSUFFICIENT_PERMISSIONS"||e==="NO\
T_FOUND"||e==="JOB_PENDING"||e==="FOREIGN_REQUEST"||e==="INVALID_ENDPOINT"||e==="METHOD_NOT_ALLOWED"||e==="PAYLOAD_TOO_LARGE"||e==="URL_TOO_LONG"||e==="INVALID_\
CONTENT_TYPE_HEADER"||e==="EXPECTATION_FAILED"||e==="INVALID_FORMAT"||e==="INVALID_FIELD"||e==="INVALID_ENTITY_ID"||e==="INVALID_TYPE"||e==="INVALID_ENVIRONMENT"||
e==="INVALID_API_VERSION"||e==="INVALID_PREFERENCE"||e==="NOT_A_VIDEO"||e==="TOO_MANY_OPERATIONS"||e==="UPLOAD_IS_CURRENTLY_IN_USE"||e==="CONCURRENT_UPLOAD_UPDA\
TE"||e==="RATE_LIMIT_EXCEEDED"||e==="HEADERS_TOO_LARGE"||e==="INTERNAL_ERROR"||e==="CONTRACT_BREACH"||e==="SERVICE_UNAVAILABLE"||e==="INSUFFICIENT_STORAGE"?(M.errors=
i,r===0):(M.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:le.enum}}],!1)}M.evaluated={dynamicProps:!1,dynamicItems:!1};var H=Z().
default,me=new RegExp("^[/*]","u"),fe=new RegExp("^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$","u"),de=new RegExp("^[\\w!#$%&'*+.^`|~-]{1,100}$","u"),
ue=new RegExp("^[ -~]*$","u");function d(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=d.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.operation!==void 0){let n=e.operation,
m=r,c=r,v=!1,_=r;if(typeof n!="string"){let R={instancePath:t+"/operation",schemaPath:"#/properties/operation/anyOf/0/type",keyword:"type",params:{type:"string"}};
i===null?i=[R]:i.push(R),r++}if(n!=="*"){let R={instancePath:t+"/operation",schemaPath:"#/properties/operation/anyOf/0/const",keyword:"const",params:{allowedValue:"\
*"}};i===null?i=[R]:i.push(R),r++}var p=_===r;v=v||p;let P=r;W(n,{instancePath:t+"/operation",parentData:e,parentDataProperty:"operation",rootData:f,dynamicAnchors:u})||
(i=b(i,W),r=i.length);var p=P===r;if(v=v||p,v)r=c,i!==null&&(c?i.length=c:i=null);else{let R={instancePath:t+"/operation",schemaPath:"#/properties/operation/any\
Of",keyword:"anyOf",params:{}};return i===null?i=[R]:i.push(R),r++,d.errors=i,!1}var a=m===r}else var a=!0;if(a){if(e.method!==void 0){let n=e.method,m=r;if(typeof n!=
"string")return d.errors=[{instancePath:t+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="PUT"||n==="GET"||
n==="DELETE"||n==="POST"))return d.errors=[{instancePath:t+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues:oe.properties.method.
enum}}],!1;var a=m===r}else var a=!0;if(a){if(e.path!==void 0){let n=e.path,m=r;if(r===m)if(typeof n=="string"){if(H(n)>1e3)return d.errors=[{instancePath:t+"/p\
ath",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;if(!me.test(n))return d.errors=[{instancePath:t+"/path",schemaPath:"#/\
properties/path/pattern",keyword:"pattern",params:{pattern:"^[/*]"}}],!1}else return d.errors=[{instancePath:t+"/path",schemaPath:"#/properties/path/type",keyword:"\
type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.after!==void 0){let n=e.after,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))
return d.errors=[{instancePath:t+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(
n)){if(n>9007199254740991||isNaN(n))return d.errors=[{instancePath:t+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991}}],!1;if(n<0||isNaN(n))return d.errors=[{instancePath:t+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var a=m===r}else var a=!0;if(a){if(e.probability!==void 0){let n=e.probability,m=r;if(r===m)if(typeof n=="number"&&isFinite(n)){if(n>1||isNaN(
n))return d.errors=[{instancePath:t+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(n<=0||
isNaN(n))return d.errors=[{instancePath:t+"/probability",schemaPath:"#/properties/probability/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",
limit:0}}],!1}else return d.errors=[{instancePath:t+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type:"number"}}],!1;var a=m===
r}else var a=!0;if(a){if(e.times!==void 0){let n=e.times,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return d.errors=[{instancePath:t+"/times",
schemaPath:"#/properties/times/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return d.
errors=[{instancePath:t+"/times",schemaPath:"#/properties/times/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<1||isNaN(n))
return d.errors=[{instancePath:t+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=m===r}else var a=!0;
if(a){if(e.code!==void 0){let n=r;M(e.code,{instancePath:t+"/code",parentData:e,parentDataProperty:"code",rootData:f,dynamicAnchors:u})||(i=b(i,M),r=i.length);var a=n===
r}else var a=!0;if(a){if(e.status!==void 0){let n=e.status,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return d.errors=[{instancePath:t+"/statu\
s",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>599||isNaN(n))return d.errors=
[{instancePath:t+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(n<200||isNaN(n))return d.errors=
[{instancePath:t+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200}}],!1}var a=m===r}else var a=!0;if(a){if(e.
content_type!==void 0){let n=e.content_type,m=r;if(r===m)if(typeof n=="string"){if(H(n)>200)return d.errors=[{instancePath:t+"/content_type",schemaPath:"#/prope\
rties/content_type/maxLength",keyword:"maxLength",params:{limit:200}}],!1;if(!fe.test(n))return d.errors=[{instancePath:t+"/content_type",schemaPath:"#/properti\
es/content_type/pattern",keyword:"pattern",params:{pattern:"^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$"}}],!1}else return d.errors=[{instancePath:t+"\
/content_type",schemaPath:"#/properties/content_type/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a){if(e.delay_ms!==void 0){let n=e.
delay_ms,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return d.errors=[{instancePath:t+"/delay_ms",schemaPath:"#/properties/delay_ms/type",keyword:"\
type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return d.errors=[{instancePath:t+"/delay_ms",schemaPath:"\
#/properties/delay_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return d.errors=[{instancePath:t+"/delay_\
ms",schemaPath:"#/properties/delay_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=m===r}else var a=!0;if(a){if(e.bandwidth!==void 0){
let n=e.bandwidth,m=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return d.errors=[{instancePath:t+"/bandwidth",schemaPath:"#/properties/bandwidth/\
type",keyword:"type",params:{type:"integer"}}],!1;if(r===m&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return d.errors=[{instancePath:t+"/\
bandwidth",schemaPath:"#/properties/bandwidth/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<1||isNaN(n))return d.errors=[
{instancePath:t+"/bandwidth",schemaPath:"#/properties/bandwidth/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var a=m===r}else var a=!0;if(a){
if(e.disconnect!==void 0){let n=r;if(typeof e.disconnect!="boolean")return d.errors=[{instancePath:t+"/disconnect",schemaPath:"#/properties/disconnect/type",keyword:"\
type",params:{type:"boolean"}}],!1;var a=n===r}else var a=!0;if(a){if(e.truncate!==void 0){let n=r;if(typeof e.truncate!="boolean")return d.errors=[{instancePath:t+
"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type:"boolean"}}],!1;var a=n===r}else var a=!0;if(a){if(e.field!==void 0){let n=e.field,
m=r;if(r===m)if(typeof n=="string"){if(H(n)>1e3)return d.errors=[{instancePath:t+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{
limit:1e3}}],!1;if(H(n)<1)return d.errors=[{instancePath:t+"/field",schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit:1}}],!1}else return d.
errors=[{instancePath:t+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type:"string"}}],!1;var a=m===r}else var a=!0;if(a)if(e.headers!==void 0){
let n=e.headers,m=r;if(r===m)if(n&&typeof n=="object"&&!Array.isArray(n)){if(Object.keys(n).length>50)return d.errors=[{instancePath:t+"/headers",schemaPath:"#/\
properties/headers/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let v in n){let _=r;if(typeof v=="string"&&!de.test(v)){let P={instancePath:t+
"/headers",schemaPath:"#/properties/headers/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\\w!#$%&'*+.^`|~-]{1,100}$"},propertyName:v};i===null?i=
[P]:i.push(P),r++}var s=_===r;if(!s){let P={instancePath:t+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName:v}};
return i===null?i=[P]:i.push(P),r++,d.errors=i,!1;break}}if(s)for(let v in n){let _=n[v],P=r;if(r===P)if(typeof _=="string"){if(H(_)>1e3)return d.errors=[{instancePath:t+
"/headers/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;
if(!ue.test(_))return d.errors=[{instancePath:t+"/headers/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/patte\
rn",keyword:"pattern",params:{pattern:"^[ -~]*$"}}],!1}else return d.errors=[{instancePath:t+"/headers/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/\
properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var l=P===r;if(!l)break}}else return d.errors=[{instancePath:t+"/header\
s",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var a=m===r}else var a=!0}}}}}}}}}}}}}}else return d.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return d.errors=i,r===0}d.evaluated={props:{operation:!0,method:!0,path:!0,after:!0,probability:!0,
times:!0,code:!0,status:!0,body:!0,content_type:!0,delay_ms:!0,bandwidth:!0,disconnect:!0,truncate:!0,field:!0,headers:!0},dynamicProps:!1,dynamicItems:!1};function j(e,{
instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=j.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&
(o.items=void 0),d(e,{instancePath:t,parentData:y,parentDataProperty:h,rootData:f,dynamicAnchors:u})||(i=b(i,d),r=i.length),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){if(e.id!==void 0){let a=r;if(typeof e.id!="string")return j.errors=[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"}}],!1;var p=a===r}else var p=!0;if(p){for(let a in e)if(a!=="id"&&a!=="operation"&&a!=="method"&&a!=="path"&&a!=="after"&&a!=="probability"&&a!=="times"&&
a!=="code"&&a!=="status"&&a!=="body"&&a!=="content_type"&&a!=="delay_ms"&&a!=="bandwidth"&&a!=="disconnect"&&a!=="truncate"&&a!=="field"&&a!=="headers"){return j.
errors=[{instancePath:t,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:a}}],!1;break}}}else return j.errors=[{
instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=i,r===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ye=x;function x(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=x.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if(e.release===void 0&&(p="release"))return x.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let a=r;for(let s in e)if(s!=="release"){return x.errors=[{instancePath:t,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===r&&e.release!==void 0&&typeof e.release!="string")return x.
errors=[{instancePath:t+"/release",schemaPath:"#/properties/release/type",keyword:"type",params:{type:"string"}}],!1}}else return x.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return x.errors=i,r===0}x.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ce=S,he={type:"object",additionalProperties:!1,
properties:{ends:{anyOf:[{type:"string",enum:["due","released","never"]},{$ref:"standin://control/schemas#/$defs/JobPolls"}]},time:{$ref:"standin://control/sche\
mas#/$defs/Duration"},fail:{$ref:"standin://control/schemas#/$defs/JobFailure"}}};function U(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=U.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if(e.after_polls===void 0&&(p="after_polls"))return U.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let a=r;for(let s in e)if(s!=="after_polls"){return U.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===r&&e.after_polls!==void 0){let s=e.after_polls,
l=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return U.errors=[{instancePath:t+"/after_polls",schemaPath:"#/properties/after_polls/type",keyword:"\
type",params:{type:"integer"}}],!1;if(r===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return U.errors=[{instancePath:t+"/after_polls",schemaPath:"#/prop\
erties/after_polls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}}}else return U.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return U.errors=i,r===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=I.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if(e.status===void 0&&(p="status"))return I.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let a=r;for(let s in e)if(!(s==="status"||s==="body")){return I.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===r&&e.status!==void 0){let s=e.status,l=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)))return I.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===l&&typeof s=="number"&&isFinite(s)){if(s>599||isNaN(s))return I.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:599}}],!1;if(s<400||isNaN(s))return I.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:400}}],!1}}}}else return I.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return I.
errors=i,r===0}I.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){
let i=null,r=0,o=S.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let s=r;for(let l in e)
if(!(l==="ends"||l==="time"||l==="fail")){return S.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(s===r){if(e.ends!==void 0){let l=e.ends,n=r,m=r,c=!1,v=r;if(typeof l!="string"){let P={instancePath:t+"/ends",schemaPath:"#/properties/ends/anyOf/0/\
type",keyword:"type",params:{type:"string"}};i===null?i=[P]:i.push(P),r++}if(!(l==="due"||l==="released"||l==="never")){let P={instancePath:t+"/ends",schemaPath:"\
#/properties/ends/anyOf/0/enum",keyword:"enum",params:{allowedValues:he.properties.ends.anyOf[0].enum}};i===null?i=[P]:i.push(P),r++}var p=v===r;c=c||p;let _=r;
U(l,{instancePath:t+"/ends",parentData:e,parentDataProperty:"ends",rootData:f,dynamicAnchors:u})||(i=b(i,U),r=i.length);var p=_===r;if(c=c||p,c)r=m,i!==null&&(m?
i.length=m:i=null);else{let P={instancePath:t+"/ends",schemaPath:"#/properties/ends/anyOf",keyword:"anyOf",params:{}};return i===null?i=[P]:i.push(P),r++,S.errors=
i,!1}var a=n===r}else var a=!0;if(a){if(e.time!==void 0){let l=r;D(e.time,{instancePath:t+"/time",parentData:e,parentDataProperty:"time",rootData:f,dynamicAnchors:u})||
(i=b(i,D),r=i.length);var a=l===r}else var a=!0;if(a)if(e.fail!==void 0){let l=r;I(e.fail,{instancePath:t+"/fail",parentData:e,parentDataProperty:"fail",rootData:f,
dynamicAnchors:u})||(i=b(i,I),r=i.length);var a=l===r}else var a=!0}}}else return S.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return S.errors=i,r===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ve=E,Pe={type:"object",additionalProperties:!1,required:["latency"],
properties:{latency:{type:["string","number"],pattern:"^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$",minimum:0,maximum:999999999}}},_e=new RegExp("^\\d{1,9\
}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$","u");function E(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,
r=0,o=E.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if(e.latency===void 0&&
(p="latency"))return E.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;{let a=r;for(let s in e)if(s!=="latenc\
y"){return E.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===r&&e.latency!==
void 0){let s=e.latency,l=r;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s)))return E.errors=[{instancePath:t+"/latency",schemaPath:"#/properties/laten\
cy/type",keyword:"type",params:{type:Pe.properties.latency.type}}],!1;if(r===l){if(typeof s=="number"&&isFinite(s)){if(s>999999999||isNaN(s))return E.errors=[{instancePath:t+
"/latency",schemaPath:"#/properties/latency/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999}}],!1;if(s<0||isNaN(s))return E.errors=[{instancePath:t+
"/latency",schemaPath:"#/properties/latency/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(r===l&&typeof s=="string"&&!_e.test(s))return E.
errors=[{instancePath:t+"/latency",schemaPath:"#/properties/latency/pattern",keyword:"pattern",params:{pattern:"^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$"}}],
!1}}}}else return E.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return E.errors=i,r===0}E.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var be=L;function g(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=g.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.id===void 0&&(a="id")||e.type===void 0&&(a="type"))return g.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;if(e.id!==void 0){let s=r;if(typeof e.id!="string")return g.errors=
[{instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var p=s===r}else var p=!0;if(p){if(e.type!==void 0){let s=r;
if(typeof e.type!="string")return g.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var p=s===r}else
var p=!0;if(p){if(e.attributes!==void 0){let s=e.attributes,l=r;if(r===l&&!(s&&typeof s=="object"&&!Array.isArray(s)))return g.errors=[{instancePath:t+"/attribu\
tes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"}}],!1;var p=l===r}else var p=!0;if(p)if(e.relationships!==void 0){let s=e.relationships,
l=r;if(r===l&&!(s&&typeof s=="object"&&!Array.isArray(s)))return g.errors=[{instancePath:t+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"\
type",params:{type:"object"}}],!1;var p=l===r}else var p=!0}}}else return g.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return g.errors=i,r===0}g.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function L(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,
dynamicAnchors:u={}}={}){let i=null,r=0,o=L.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let s;if(e.entity_type===void 0&&(s="entity_type")||e.event_type===void 0&&(s="event_type")||e.entity===void 0&&(s="entity"))return L.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:s}}],!1;{let l=r;for(let n in e)if(!(n==="entity_type"||n==="event_type"||n==="entity"||n==="\
previous_entity"||n==="related_entities")){return L.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],
!1;break}if(l===r){if(e.entity_type!==void 0){let n=r;T(e.entity_type,{instancePath:t+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:f,dynamicAnchors:u})||
(i=b(i,T),r=i.length);var p=n===r}else var p=!0;if(p){if(e.event_type!==void 0){let n=r;O(e.event_type,{instancePath:t+"/event_type",parentData:e,parentDataProperty:"\
event_type",rootData:f,dynamicAnchors:u})||(i=b(i,O),r=i.length);var p=n===r}else var p=!0;if(p){if(e.entity!==void 0){let n=r;g(e.entity,{instancePath:t+"/enti\
ty",parentData:e,parentDataProperty:"entity",rootData:f,dynamicAnchors:u})||(i=b(i,g),r=i.length);var p=n===r}else var p=!0;if(p){if(e.previous_entity!==void 0){
let n=r;g(e.previous_entity,{instancePath:t+"/previous_entity",parentData:e,parentDataProperty:"previous_entity",rootData:f,dynamicAnchors:u})||(i=b(i,g),r=i.length);
var p=n===r}else var p=!0;if(p)if(e.related_entities!==void 0){let n=e.related_entities,m=r;if(r===m)if(Array.isArray(n)){var a=!0;let v=n.length;for(let _=0;_<
v;_++){let P=r;g(n[_],{instancePath:t+"/related_entities/"+_,parentData:n,parentDataProperty:_,rootData:f,dynamicAnchors:u})||(i=b(i,g),r=i.length);var a=P===r;
if(!a)break}}else return L.errors=[{instancePath:t+"/related_entities",schemaPath:"#/properties/related_entities/type",keyword:"type",params:{type:"array"}}],!1;
var p=m===r}else var p=!0}}}}}}else return L.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=i,r===0}L.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var ge=V;function k(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=k.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.status===void 0&&(a="status"))return k.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let s=r;for(let l in e)if(!(l==="status"||l==="delay_ms")){return k.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(s===r){if(e.status!==void 0){let l=e.status,n=r;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return k.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],
!1;if(r===n&&typeof l=="number"&&isFinite(l)){if(l>599||isNaN(l))return k.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:599}}],!1;if(l<200||isNaN(l))return k.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:200}}],!1}var p=n===r}else var p=!0;if(p)if(e.delay_ms!==void 0){let l=e.delay_ms,n=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l)))return k.errors=[{instancePath:t+"/delay_ms",schemaPath:"#/properties/delay_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof l==
"number"&&isFinite(l)){if(l>6e5||isNaN(l))return k.errors=[{instancePath:t+"/delay_ms",schemaPath:"#/properties/delay_ms/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5}}],!1;if(l<0||isNaN(l))return k.errors=[{instancePath:t+"/delay_ms",schemaPath:"#/properties/delay_ms/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0}}],!1}var p=n===r}else var p=!0}}}else return k.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return k.errors=
i,r===0}k.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function F(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){
let i=null,r=0,o=F.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(Array.isArray(e)){if(e.length<1)return F.errors=[{instancePath:t,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var p=!0;let s=e.length;for(let l=0;l<s;l++){let n=e[l],m=r,c=r,v=!1,_=r;if(!(typeof n=="numbe\
r"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let N={instancePath:t+"/"+l,schemaPath:"#/items/anyOf/0/type",keyword:"type",params:{type:"integer"}};i===null?i=[N]:i.push(
N),r++}if(r===_&&typeof n=="number"&&isFinite(n)){if(n>599||isNaN(n)){let N={instancePath:t+"/"+l,schemaPath:"#/items/anyOf/0/maximum",keyword:"maximum",params:{
comparison:"<=",limit:599}};i===null?i=[N]:i.push(N),r++}else if(n<200||isNaN(n)){let N={instancePath:t+"/"+l,schemaPath:"#/items/anyOf/0/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:200}};i===null?i=[N]:i.push(N),r++}}var a=_===r;v=v||a;let P=r;k(n,{instancePath:t+"/"+l,parentData:e,parentDataProperty:l,rootData:f,
dynamicAnchors:u})||(i=b(i,k),r=i.length);var a=P===r;if(v=v||a,v)r=c,i!==null&&(c?i.length=c:i=null);else{let N={instancePath:t+"/"+l,schemaPath:"#/items/anyOf",
keyword:"anyOf",params:{}};return i===null?i=[N]:i.push(N),r++,F.errors=i,!1}var p=m===r;if(!p)break}}}else return F.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"array"}}],!1;return F.errors=i,r===0}F.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function V(e,{instancePath:t="",parentData:y,
parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=V.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if(e.answers===void 0&&(p="answers"))return V.errors=[{instancePath:t,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:p}}],!1;{let a=r;for(let s in e)if(s!=="answers"){return V.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:s}}],!1;break}a===r&&e.answers!==void 0&&(F(e.answers,{instancePath:t+"/answers",parentData:e,parentDataProperty:"\
answers",rootData:f,dynamicAnchors:u})||(i=b(i,F),r=i.length))}}else return V.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return V.errors=i,r===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ke=q;function q(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=q.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p=r;for(let a in e)if(a!=="all"){return q.errors=[{instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===r&&e.all!==void 0&&typeof e.all!="boolean")return q.
errors=[{instancePath:t+"/all",schemaPath:"#/properties/all/type",keyword:"type",params:{type:"boolean"}}],!1}else return q.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return q.errors=i,r===0}q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function b(e,t){let y=t.errors;
if(t.errors=null,e===null)return y;for(let h of y)e.push(h);return e}var we={CallWait:ee,ClockAdvance:se,FaultSpec:ae,JobRelease:ye,JobScript:ce,LatencySetting:ve,
RaisedEvent:be,ReceiverScript:ge,ResetRequest:ke};var Ne=w;var Ee={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnvironments","bulkTagUploads","bulkSetUploadC\
ollection","bulkDestroyUploads","listUploadReferences","listUploadTracks","createUploadTrack","listUploadTags","createUploadTag","listUploadSmartTags","getUploa\
dFilter","updateUploadFilter","deleteUploadFilter","createUploadFilter","listUploadFilters","createUploadRequest","updateWebhook","getWebhook","deleteWebhook","\
createWebhook","listWebhooks","listWebhookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUploadCollection","deleteUploadCollection","c\
reateUploadCollection","listUploadCollections","reorderUploadCollections","getJobResult"]};function G(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,
dynamicAnchors:u={}}={}){let i=null,r=0,o=G.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"){let p=typeof e,a;
if(a===void 0)if(p=="number"||p=="boolean")a=""+e;else if(e===null)a="";else return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"}}],!1;a!==void 0&&(e=a,y!==void 0&&(y[h]=a))}return e==="updateUpload"||e==="getUpload"||e==="deleteUpload"||e==="createUpload"||e==="listUploads"||e==="\
getSite"||e==="listEnvironments"||e==="bulkTagUploads"||e==="bulkSetUploadCollection"||e==="bulkDestroyUploads"||e==="listUploadReferences"||e==="listUploadTrac\
ks"||e==="createUploadTrack"||e==="listUploadTags"||e==="createUploadTag"||e==="listUploadSmartTags"||e==="getUploadFilter"||e==="updateUploadFilter"||e==="dele\
teUploadFilter"||e==="createUploadFilter"||e==="listUploadFilters"||e==="createUploadRequest"||e==="updateWebhook"||e==="getWebhook"||e==="deleteWebhook"||e==="\
createWebhook"||e==="listWebhooks"||e==="listWebhookCalls"||e==="getWebhookCall"||e==="resendWebhookCall"||e==="getUploadCollection"||e==="updateUploadCollectio\
n"||e==="deleteUploadCollection"||e==="createUploadCollection"||e==="listUploadCollections"||e==="reorderUploadCollections"||e==="getJobResult"?(G.errors=i,r===
0):(G.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ee.enum}}],!1)}G.evaluated={dynamicProps:!1,dynamicItems:!1};var X=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function J(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,
r=0,o=J.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"){let p=typeof e,a;if(a===void 0)if(p=="number"||p=="bo\
olean")a=""+e;else if(e===null)a="";else return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;a!==void 0&&(e=a,y!==void 0&&
(y[h]=a))}return r===0&&typeof e=="string"&&!X.test(e)?(J.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}\
$"}}],!1):(J.errors=i,r===0)}J.evaluated={dynamicProps:!1,dynamicItems:!1};function w(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){
let i=null,r=0,o=w.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a=r;for(let s in e)
if(!(s==="operation"||s==="method"||s==="status"||s==="entity"||s==="limit"||s==="environment")){return w.errors=[{instancePath:t,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}if(a===r){if(e.operation!==void 0){let s=r;G(e.operation,{instancePath:t+"/operati\
on",parentData:e,parentDataProperty:"operation",rootData:f,dynamicAnchors:u})||(i=z(i,G),r=i.length);var p=s===r}else var p=!0;if(p){if(e.method!==void 0){let s=e.
method,l=r;if(typeof s!="string"){let m=typeof s,c;if(c===void 0)if(m=="number"||m=="boolean")c=""+s;else if(s===null)c="";else return w.errors=[{instancePath:t+
"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(s=c,e!==void 0&&(e.method=c))}var p=l===r}else var p=!0;
if(p){if(e.status!==void 0){let s=e.status,l=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let m=typeof s,c;if(c===void 0)if(m==="boolean"||s===null||
m==="string"&&s&&s==+s&&!(s%1))c=+s;else return w.errors=[{instancePath:t+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],
!1;c!==void 0&&(s=c,e!==void 0&&(e.status=c))}if(r===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return w.errors=[{instancePath:t+"/status",schemaPath:"\
#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var p=l===r}else var p=!0;if(p){if(e.entity!==void 0){let s=e.entity,l=r;if(typeof s!=
"string"){let m=typeof s,c;if(c===void 0)if(m=="number"||m=="boolean")c=""+s;else if(s===null)c="";else return w.errors=[{instancePath:t+"/entity",schemaPath:"#\
/properties/entity/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(s=c,e!==void 0&&(e.entity=c))}var p=l===r}else var p=!0;if(p){if(e.limit!==void 0){
let s=e.limit,l=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let m=typeof s,c;if(c===void 0)if(m==="boolean"||s===null||m==="string"&&s&&s==+s&&!(s%
1))c=+s;else return w.errors=[{instancePath:t+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}}],!1;c!==void 0&&(s=c,e!==void 0&&
(e.limit=c))}if(r===l&&typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s)))return w.errors=[{instancePath:t+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0}}],!1;var p=l===r}else var p=!0;if(p)if(e.environment!==void 0){let s=r;J(e.environment,{instancePath:t+"/environment",
parentData:e,parentDataProperty:"environment",rootData:f,dynamicAnchors:u})||(i=z(i,J),r=i.length);var p=s===r}else var p=!0}}}}}}else return w.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return w.errors=i,r===0}w.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ie=C;var De=Z().default;function Y(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=Y.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"){let p=typeof e,a;if(a===void 0)if(p=="number"||p=="boolean")a=""+e;else if(e===null)a="";else
return Y.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;a!==void 0&&(e=a,y!==void 0&&(y[h]=a))}return r===0&&typeof e=="\
string"&&!X.test(e)?(Y.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"}}],!1):(Y.errors=i,r===0)}Y.evaluated=
{dynamicProps:!1,dynamicItems:!1};function C(e,{instancePath:t="",parentData:y,parentDataProperty:h,rootData:f=e,dynamicAnchors:u={}}={}){let i=null,r=0,o=C.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a=r;for(let s in e)if(!(s==="uploads"||
s==="environment")){return C.errors=[{instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}}],!1;break}
if(a===r){if(e.uploads!==void 0){let s=e.uploads,l=r;if(typeof s!="string"){let n=typeof s,m;if(m===void 0)if(n=="number"||n=="boolean")m=""+s;else if(s===null)
m="";else return C.errors=[{instancePath:t+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"string"}}],!1;m!==void 0&&(s=m,e!==void 0&&
(e.uploads=m))}if(r===l&&typeof s=="string"&&De(s)>1e3)return C.errors=[{instancePath:t+"/uploads",schemaPath:"#/properties/uploads/maxLength",keyword:"maxLengt\
h",params:{limit:1e3}}],!1;var p=l===r}else var p=!0;if(p)if(e.environment!==void 0){let s=r;Y(e.environment,{instancePath:t+"/environment",parentData:e,parentDataProperty:"\
environment",rootData:f,dynamicAnchors:u})||(i=z(i,Y),r=i.length);var p=s===r}else var p=!0}}else return C.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return C.errors=i,r===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(e,t){let y=t.errors;if(t.errors=null,
e===null)return y;for(let h of y)e.push(h);return e}var Ae={listJournal:Ne,showOverview:Ie};export{we as bodies,Ae as queries};
export const expectations = {
 "CallWait": {
  "words": {
   "": "an object",
   "/webhook_id": "text",
   "/entity_type": "one of item, item_type, upload, build_trigger, environment, maintenance_mode, sso_user, cda_cache_tags",
   "/event_type": "one of create, update, delete, publish, unpublish, promote, deploy_started, deploy_succeeded, deploy_failed, change, invalidate",
   "/timeout_ms": "a number of milliseconds up to 30000"
  },
  "members": {
   "": [
    "webhook_id",
    "entity_type",
    "event_type",
    "timeout_ms"
   ]
  }
 },
 "ClockAdvance": {
  "words": {
   "": "an object",
   "/advance": "a time such as \"90s\", \"2m\" or \"1h\""
  },
  "members": {
   "": [
    "advance"
   ]
  }
 },
 "FaultSpec": {
  "words": {
   "": "an object",
   "/operation": "one of *, updateUpload, getUpload, deleteUpload, createUpload, listUploads, getSite, listEnvironments, bulkTagUploads, bulkSetUploadCollection, bulkDestroyUploads, listUploadReferences, listUploadTracks, createUploadTrack, listUploadTags, createUploadTag, listUploadSmartTags, getUploadFilter, updateUploadFilter, deleteUploadFilter, createUploadFilter, listUploadFilters, createUploadRequest, updateWebhook, getWebhook, deleteWebhook, createWebhook, listWebhooks, listWebhookCalls, getWebhookCall, resendWebhookCall, getUploadCollection, updateUploadCollection, deleteUploadCollection, createUploadCollection, listUploadCollections, reorderUploadCollections, getJobResult",
   "/method": "one of PUT, GET, DELETE, POST",
   "/path": "a path, in which `*` and `**` stand for anything, such as \"/assets/**\"",
   "/after": "a number from 0",
   "/probability": "a number above 0, up to 1",
   "/times": "a number from 1",
   "/code": "one of INVALID_JSON_BODY, MALFORMED_REQUEST, INVALID_AUTHORIZATION_HEADER, INSUFFICIENT_PERMISSIONS, NOT_FOUND, JOB_PENDING, FOREIGN_REQUEST, INVALID_ENDPOINT, METHOD_NOT_ALLOWED, PAYLOAD_TOO_LARGE, URL_TOO_LONG, INVALID_CONTENT_TYPE_HEADER, EXPECTATION_FAILED, INVALID_FORMAT, INVALID_FIELD, INVALID_ENTITY_ID, INVALID_TYPE, INVALID_ENVIRONMENT, INVALID_API_VERSION, INVALID_PREFERENCE, NOT_A_VIDEO, TOO_MANY_OPERATIONS, UPLOAD_IS_CURRENTLY_IN_USE, CONCURRENT_UPLOAD_UPDATE, RATE_LIMIT_EXCEEDED, HEADERS_TOO_LARGE, INTERNAL_ERROR, CONTRACT_BREACH, SERVICE_UNAVAILABLE, INSUFFICIENT_STORAGE",
   "/status": "a status from 200 to 599",
   "/body": "JSON",
   "/content_type": "a media type such as \"text/html\"",
   "/delay_ms": "a number of milliseconds",
   "/bandwidth": "a number of bytes from 1",
   "/disconnect": "true or false",
   "/truncate": "true or false",
   "/field": "the name of a field, such as \"author\", or a pointer to a part of it",
   "/headers": "header names with texts of printable ASCII characters",
   "/id": "text"
  },
  "members": {
   "": [
    "operation",
    "method",
    "path",
    "after",
    "probability",
    "times",
    "code",
    "status",
    "body",
    "content_type",
    "delay_ms",
    "bandwidth",
    "disconnect",
    "truncate",
    "field",
    "headers",
    "id"
   ]
  }
 },
 "JobRelease": {
  "words": {
   "": "an object",
   "/release": "the identifier of a job"
  },
  "members": {
   "": [
    "release"
   ]
  }
 },
 "JobScript": {
  "words": {
   "": "an object",
   "/ends": "\"due\", \"released\", \"never\" or {\"after_polls\": N}",
   "/time": "a time such as \"90s\", \"2m\" or \"1h\"",
   "/fail": "an object",
   "/fail/status": "a status from 400 to 599",
   "/fail/body": "JSON"
  },
  "members": {
   "": [
    "ends",
    "time",
    "fail"
   ],
   "/fail": [
    "status",
    "body"
   ]
  }
 },
 "LatencySetting": {
  "words": {
   "": "an object",
   "/latency": "milliseconds such as 200, or a range such as \"100-300\""
  },
  "members": {
   "": [
    "latency"
   ]
  }
 },
 "RaisedEvent": {
  "words": {
   "": "an object",
   "/entity_type": "one of item, item_type, upload, build_trigger, environment, maintenance_mode, sso_user, cda_cache_tags",
   "/event_type": "one of create, update, delete, publish, unpublish, promote, deploy_started, deploy_succeeded, deploy_failed, change, invalidate",
   "/entity": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/entity/attributes": "an object",
   "/entity/relationships": "an object",
   "/previous_entity": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/previous_entity/attributes": "an object",
   "/previous_entity/relationships": "an object",
   "/related_entities": "an array of JSON:API resources",
   "/related_entities/*": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/related_entities/*/attributes": "an object",
   "/related_entities/*/relationships": "an object"
  },
  "members": {
   "": [
    "entity_type",
    "event_type",
    "entity",
    "previous_entity",
    "related_entities"
   ]
  }
 },
 "ReceiverScript": {
  "words": {
   "": "an object",
   "/answers": "an array of statuses from 200 to 599, such as [500,500,200], or of {\"status\":500,\"delay_ms\":3000}"
  },
  "members": {
   "": [
    "answers"
   ]
  }
 },
 "ResetRequest": {
  "words": {
   "": "an object",
   "/all": "true or false"
  },
  "members": {
   "": [
    "all"
   ]
  }
 },
 "listJournal": {
  "words": {
   "": "an object",
   "/operation": "one of updateUpload, getUpload, deleteUpload, createUpload, listUploads, getSite, listEnvironments, bulkTagUploads, bulkSetUploadCollection, bulkDestroyUploads, listUploadReferences, listUploadTracks, createUploadTrack, listUploadTags, createUploadTag, listUploadSmartTags, getUploadFilter, updateUploadFilter, deleteUploadFilter, createUploadFilter, listUploadFilters, createUploadRequest, updateWebhook, getWebhook, deleteWebhook, createWebhook, listWebhooks, listWebhookCalls, getWebhookCall, resendWebhookCall, getUploadCollection, updateUploadCollection, deleteUploadCollection, createUploadCollection, listUploadCollections, reorderUploadCollections, getJobResult",
   "/method": "text",
   "/status": "a number",
   "/entity": "text",
   "/limit": "a number",
   "/environment": "text"
  },
  "members": {
   "": [
    "operation",
    "method",
    "status",
    "entity",
    "limit",
    "environment"
   ]
  }
 },
 "showOverview": {
  "words": {
   "": "an object",
   "/uploads": "words of at most 1000 characters in all",
   "/environment": "text"
  },
  "members": {
   "": [
    "uploads",
    "environment"
   ]
  }
 }
};
